/** nginx with the files of `deploy/`, on ports and folders of this machine. */
import { freePort } from '@intranet/db/free-port'
import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { confText } from './conf.ts'

export const nginxIsHere = spawnSync('nginx', ['-v']).status === 0

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/**
 * Writes `deploy/<name>` for two servers of the loopback into `folder`, where the log is too; answers the file. A port
 * of `down` is asked for nothing.
 */
export function placeConf(
  name: string,
  folder: string,
  port: number,
  servers: readonly number[],
  down?: number,
): string {
  const sites = confText(name)
    .replace('server-1:3000', `127.0.0.1:${servers[0]}`)
    .replace('server-2:3000', `127.0.0.1:${servers[1]}`)
    .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen 443', `listen 127.0.0.2:${port}`)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/etc/nginx/tls', folder)
    .replace(`127.0.0.1:${down} `, `127.0.0.1:${down} down `)
  const folders = temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')
  const account = process.getuid?.() === 0 ? 'user root;' : ''
  const file = join(folder, name)
  writeFileSync(
    file,
    `daemon off; ${account} pid ${folder}/${name}.pid; error_log ${folder}/start.log; events { worker_connections 8192; } http { ${folders} ${sites} }`,
  )
  return file
}

/** What a new worker of nginx needs until it has read the configuration. */
const RELOAD_MS = 500

/**
 * Starts a file of `deploy/`; answers its origin, its end, and how to leave a server out, as docs/deploy.md says. With
 * TLS it listens on 127.0.0.2, too.
 */
export async function runNginx(folder: string, servers: readonly number[], name = 'nginx.conf') {
  const port = await freePort()
  const place = (down?: number) => placeConf(name, folder, port, servers, down)
  const nginx = spawn('nginx', ['-p', folder, '-c', place()], { stdio: 'ignore' })
  const stop = () => nginx.kill('SIGTERM')
  process.once('exit', stop)
  return {
    url: `http://127.0.0.1:${port}`,
    /** Until the next call; without a port all are asked. */
    async leaveOut(down?: number): Promise<void> {
      place(down)
      nginx.kill('SIGHUP')
      await setTimeout(RELOAD_MS)
    },
    stop,
  }
}
