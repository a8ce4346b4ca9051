import { request } from 'node:http';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { HttpExecutor } from 'builder-util-runtime';

/** electron-updater's network, with Node's in place of Electron's. */
export class NodeExecutor extends HttpExecutor<ClientRequest> {
  createRequest(options: RequestOptions, callback: (response: IncomingMessage) => void): ClientRequest {
    return request(options, callback);
  }
  /** As Electron's own does it, which is the only other executor. */
  download(url: URL, destination: string, options: Parameters<NodeExecutor['downloadToBuffer']>[1]): Promise<string> {
    return options.cancellationToken.createPromise((resolve, reject, onCancel) => {
      this.doDownload(
        { protocol: url.protocol, hostname: url.hostname, port: url.port, path: url.pathname },
        {
          destination,
          options,
          onCancel,
          callback: (error) => (error ? reject(error) : resolve(destination)),
          responseHandler: null,
        },
        0,
      );
    });
  }
}
