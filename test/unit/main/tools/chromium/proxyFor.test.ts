import { expect, test } from 'vitest';
import { proxyFor } from '../../../../../main/tools/chromium/electron/session.ts';

const service = 'https://gestion.ecole.fr/GraphV1';
const here = 'http://127.0.0.1:8081/GraphV1';
test.each([
  [service, [], {}, 'DIRECT'],
  [service, [], { https_proxy: 'http://p:8080' }, 'PROXY p:8080'],
  [service, [], { HTTPS_PROXY: 'p:8080', no_proxy: 'ecole.fr' }, 'DIRECT'],
  [service, [], { HTTPS_PROXY: 'p:8080', NO_PROXY: 'autre.fr, cole.fr' }, 'PROXY p:8080'],
  [service, [], { ALL_PROXY: 'socks5://p:1080' }, 'SOCKS5 p:1080'],
  [service, ['--proxy-server=https://p:443'], { https_proxy: 'q:1' }, 'HTTPS p'],
  [service, ['--proxy-server=p:1', '--proxy-bypass-list=*.ecole.fr'], {}, 'DIRECT'],
  [here, ['--proxy-server=p:1'], {}, 'DIRECT'],
  [here, ['--proxy-server=p:1', '--proxy-bypass-list=<-loopback>'], {}, 'PROXY p:1'],
])('%s with %j and %j: %s', (address, args, env, answer) => expect(proxyFor(address, args, env)).toBe(answer));
