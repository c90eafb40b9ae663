/** GET /metrics at a port beside the application's: what Prometheus collects, on the loopback unless METRICS_HOST says otherwise. */
import type { AddressInfo } from 'node:net'
import type { Deps } from '../platform/deps.ts'
import { serverMaker } from '../platform/server-tls.ts'

export interface MetricsServer {
  port: number
  close(): Promise<void>
}

/** Serves `deps.metrics` until it is closed. Throws where the port is taken. */
export async function serveMetrics(
  { metrics, log, env }: Pick<Deps, 'metrics' | 'log' | 'env'>,
  port: number,
  host: string,
): Promise<MetricsServer> {
  const server = serverMaker(env)((request, response) => {
    response.setHeader('x-content-type-options', 'nosniff')
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.read().then(
      ({ text, contentType }) => response.writeHead(200, { 'content-type': contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics')
        response.writeHead(503).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
