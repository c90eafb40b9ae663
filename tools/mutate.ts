// `pnpm mutate` takes lines of the server away, `pnpm mutate web` puts mistakes into the screens: see CONTRIBUTING.md.
import { argv } from 'node:process'

if (argv[2] === 'web') await import('./mutate/web/run.ts')
else await import('./mutate/server.ts')
