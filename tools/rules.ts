import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ruleIndex } from './rule-index.ts'
import { allFiles, readSources } from './sources.ts'

// Writes docs/rules.md: which code keeps each rule, and which tests ask for it.
writeFileSync(join(import.meta.dirname, '../docs/rules.md'), ruleIndex(readSources(allFiles())))
