import { startThrowAway } from '@intranet/db/throw-away'
import { migrate } from '@intranet/db/migrator'
import { writeFileSync } from 'node:fs'
const scale = Number(process.argv[2])
const out = process.argv[3]!
const a = await startThrowAway()
console.log(Object.keys(a))
const url = (a as any).url
await migrate(url)
writeFileSync(out, url)
if (scale) {
  const { fillGrown, grownSize } = await import(process.cwd() + '/tools/bench/grown-data.ts')
  await fillGrown(url, grownSize(scale, 'tenth'))
}
console.log('ready', url)
setInterval(() => {}, 1000)
