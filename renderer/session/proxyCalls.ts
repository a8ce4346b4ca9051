import type { ProxyCalls } from '#forms/ProxyForm.tsx';
import { callBridge, refusalOf } from '#gateway/bridge.ts';

export const proxyCalls: ProxyCalls = {
  asked: async () => {
    const answer = await callBridge('proxy.asked', {});
    return answer.ok ? answer.value.asked : null;
  },
  signIn: (login) => refusalOf('proxy.signIn', login),
};
