/** Two servers of the intranet on a cluster, behind the nginx of `deploy/`. */
import { freePort } from '@intranet/db/free-port'
import { startServer, type Running } from '../bench/processes.ts'
import { runNginx } from '../nginx/run.ts'
import type { Cluster } from './cluster.ts'

export interface Servers {
  /** nginx. */
  url: string
  /** Starts each again after the other, while nginx leaves it out. */
  roll(): Promise<void>
  /** Those that ended by themselves: by hand nothing is started again. */
  gone(): Promise<number>
  /** Bytes of memory of each, as the system counts them. */
  memory(): Promise<number[]>
  /** What each counts (docs/metrics.md), in Prometheus' text form. */
  metrics(): Promise<string[]>
  stop(): Promise<void>
}

/** Starts them; `env` are settings beside those of the cluster. */
export async function startServers(cluster: Cluster, env: Record<string, string>): Promise<Servers> {
  const ports = [await freePort(), await freePort()] as const
  const counted = new Map(await Promise.all(ports.map(async (port) => [port, await freePort()] as const)))
  const nginx = await runNginx(cluster.folder, ports)
  const open = (port: number): Promise<Running> =>
    startServer(
      cluster.url,
      {
        PUBLIC_URL: nginx.url,
        TRUST_PROXY: '1',
        DATABASE_READ_URLS: cluster.readUrls.join(),
        DATABASE_TLS: 'network',
        DATA_DIR: `${cluster.folder}/server-${port}`,
        METRICS_PORT: String(counted.get(port)),
        STORAGE_URL: `file://${cluster.folder}/files`,
        ...env,
      },
      port,
    )
  const servers = await Promise.all(ports.map(open))
  const isThere = async (port: number) =>
    (await fetch(`http://127.0.0.1:${port}/livez`).catch(() => undefined))?.ok ?? false
  return {
    url: nginx.url,
    async roll() {
      for (const [place, port] of ports.entries()) {
        await nginx.leaveOut(port)
        await servers[place]!.stop()
        servers[place] = await open(port)
        await nginx.leaveOut()
      }
    },
    gone: async () => (await Promise.all(ports.map(isThere))).filter((there) => !there).length,
    memory: () => Promise.all(servers.map((server) => server.ask<number>({ kind: 'memoryNow' }))),
    metrics: () =>
      Promise.all(
        ports.map(async (port) => (await fetch(`http://127.0.0.1:${counted.get(port)}/metrics`)).text()),
      ),
    async stop() {
      await Promise.all(servers.map((server) => server.stop()))
      nginx.stop()
    },
  }
}
