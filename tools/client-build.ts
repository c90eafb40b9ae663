// Makes packages/client/dist (or the folder that is named), what `pnpm pack` packs: one file of JavaScript, types that
// need nothing else, examples.
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { clientTypes } from './client-types.ts'
import { restTypes } from './rest-types.ts'

const root = join(import.meta.dirname, '..')
const client = join(root, 'packages/client')
const [dist = join(client, 'dist')] = process.argv.slice(2)

rmSync(dist, { recursive: true, force: true })
mkdirSync(dist, { recursive: true })
await build({
  configFile: false,
  root: client,
  logLevel: 'warn',
  build: {
    target: 'node20',
    minify: false,
    outDir: dist,
    emptyOutDir: false,
    lib: { entry: 'src/client.ts', formats: ['es'], fileName: () => 'client.js' },
    rolldownOptions: { external: /^node:/ },
  },
})

// Without resolving: the types of the procedures are written below, not taken from the server.
const words =
  '--ignoreConfig --noResolve --noCheck --declaration --emitDeclarationOnly --isolatedDeclarations ' +
  '--target es2022 --module nodenext --allowImportingTsExtensions --types'
const options = [...words.split(' '), '', '--outDir', dist]
const sources = globSync('src/*.ts', { cwd: client, exclude: ['src/*.test.ts'] })
const tsc = join(root, 'node_modules/typescript/bin/tsc')
const { status, stdout } = spawnSync(process.execPath, [tsc, ...options, ...sources], {
  cwd: client,
  encoding: 'utf8',
})
if (status !== 0) throw new Error(`the declarations could not be made:\n${stdout}`)
writeFileSync(join(dist, 'procedures.d.ts'), clientTypes())
writeFileSync(join(dist, 'rest-operations.d.ts'), restTypes())
for (const file of globSync('*.d.ts', { cwd: dist })) {
  const text = readFileSync(join(dist, file), 'utf8')
  writeFileSync(join(dist, file), text.replace(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'"))
}

cpSync(join(client, 'README.md'), join(dist, 'README.md'))
cpSync(join(client, 'examples'), join(dist, 'examples'), { recursive: true })
const { name, version, license } = JSON.parse(readFileSync(join(client, 'package.json'), 'utf8')) as {
  name: string
  version: string
  license: string
}
const manifest = {
  name,
  version,
  license,
  type: 'module',
  engines: { node: '>=20.3' },
  exports: { '.': { types: './client.d.ts', default: './client.js' } },
}
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
