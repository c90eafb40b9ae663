// `pnpm mutate` takes lines of the server away, `pnpm mutate web` puts mistakes into the screens,
// `pnpm mutate rules` changes rules, `pnpm mutate strings` puts wrong letters into names: see CONTRIBUTING.md.
import { argv } from 'node:process'

if (argv[2] === 'web') await import('./mutate/web/run.ts')
else if (argv[2] === 'rules') await import('./mutate/rules/run.ts')
else if (argv[2] === 'strings') await import('./mutate/strings/run.ts')
else await import('./mutate/server.ts')
