import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countsOf, readRows, withCounts } from './asvs-rows.ts'

// Counts the rows of docs/asvs.md, writes the counts into its head, and says them.
const path = join(import.meta.dirname, '../docs/asvs.md')
const page = readFileSync(path, 'utf8')
writeFileSync(path, withCounts(page))
process.stdout.write(`${countsOf(readRows(page))}\n`)
