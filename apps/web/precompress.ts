/** Packs the built files once, so that the server packs none while it serves. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const packable = /\.(js|css|html|svg|json)$/
const SMALLEST_BYTES = 1024

export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!packable.test(file)) continue
        const content = readFileSync(join(folder, file))
        if (content.length < SMALLEST_BYTES) continue
        const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
        writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content, { params }))
        writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  }
}
