/** Makes one client of a document with its generator, in its own process: `node make.process.ts hey <document> <folder>`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const makers: Record<string, (document: string, folder: string) => Promise<unknown>> = {
  async fetch(document, folder) {
    const { default: openapiTS, astToString } = await import('openapi-typescript')
    writeFileSync(join(folder, 'paths.ts'), astToString(await openapiTS(readFileSync(document))))
  },
  async hey(document, folder) {
    const { createClient } = await import('@hey-api/openapi-ts')
    await createClient({
      input: document,
      // With extensions, Node runs it as it is.
      output: { path: folder, module: { extension: '.ts' } },
      plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
      logs: { level: 'silent' },
    })
  },
  async orval(document, folder) {
    const { generate } = await import('orval')
    const output = { target: join(folder, 'client.ts'), client: 'fetch', mode: 'single' } as const
    await generate({ input: { target: document }, output: { ...output, baseUrl: 'http://intranet.test' } })
  },
}

const [, , name = '', document = '', folder = ''] = process.argv
await makers[name]!(document, folder)
