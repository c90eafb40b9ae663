// Writes the tree of routes from the files under apps/web/src/routes, as the build and the development server do.
import { Generator, getConfig } from '@tanstack/router-generator'
import { join } from 'node:path'

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
