// Writes the tree of routes from the files under apps/web/src/routes, as the build and the development server do, and the
// addresses that it has for the server.
import { Generator, getConfig } from '@tanstack/router-generator'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { screenAddresses } from './screen-addresses.ts'

const root = join(process.cwd(), 'apps/web')
const config = getConfig(
  {
    target: 'react',
    autoCodeSplitting: true,
    routeFileIgnorePattern: '\\.test\\.',
    routesDirectory: join(root, 'src/routes'),
    generatedRouteTree: join(root, 'src/routeTree.gen.ts'),
  },
  root,
)
await new Generator({ config, root }).run()
const tree = readFileSync(join(root, 'src/routeTree.gen.ts'), 'utf8')
writeFileSync(join(process.cwd(), 'packages/contract/src/screen-address.gen.ts'), screenAddresses(tree))
