/** A page with the same bytes as one of ours in as few files as can be: what a first view could be at best. */
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Bytes on the wire, by kind of file. */
export interface PageBytes {
  page: number
  script: number
  style: number
  font: number
  rows: number
}

/** Text that no compression makes smaller, so that its length is what travels. */
const filling = (bytes: number) =>
  randomBytes(Math.max(bytes, 0)).toString('base64').slice(0, Math.max(bytes, 0))

const html = ({ page, rows }: PageBytes) => {
  const head = `<!doctype html><html lang="pt-BR"><title>Ao lado</title><link rel="stylesheet" href="/style.css">
<link rel="preload" href="/font.woff2" as="font" type="font/woff2" crossorigin><body><script src="/script.js" defer></script>`
  return `${head}<!--${filling(page - head.length - 7)}-->${rows ? '' : '<!-- no rows -->'}`
}
const show = `const row = document.createElement('p'); row.id = 'shown'; row.textContent = 'linhas'; document.body.append(row)`
const script = ({ rows, script: bytes }: PageBytes) => {
  const work = rows ? `fetch('/rows').then((answer) => answer.text()).then(() => { ${show} })` : show
  return `${work}\n//${filling(bytes - work.length - 3)}`
}

/** Serves it over HTTP/1.1 and kept connections, as the intranet does; nothing of it is cached. */
export async function serveSidePage(bytes: PageBytes): Promise<{ url: string; stop(): Promise<void> }> {
  const files: Record<string, [type: string, content: string]> = {
    '/': ['text/html; charset=utf-8', html(bytes)],
    '/script.js': ['text/javascript', script(bytes)],
    '/style.css': ['text/css', `/*${filling(bytes.style - 4)}*/`],
    '/font.woff2': ['font/woff2', filling(bytes.font)],
    '/rows': ['application/json', JSON.stringify(filling(bytes.rows - 2))],
  }
  const server = createServer((request, response) => {
    const [type, content] = files[request.url ?? ''] ?? ['text/plain', '']
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(content)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
