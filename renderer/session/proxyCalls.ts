import type { ProxyCalls } from '#forms/ProxyForm.tsx';
import { callBridge } from '#gateway/bridge.ts';

export const proxyCalls: ProxyCalls = {
  asked: async () => {
    const answer = await callBridge('proxy.asked', {});
    return answer.ok ? answer.value.asked : null;
  },
  signIn: async (login) => {
    const answer = await callBridge('proxy.signIn', login);
    return answer.ok ? null : answer.failure.kind;
  },
};
