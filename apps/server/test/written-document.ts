import { readFileSync } from 'node:fs'

const file = new URL('../../../docs/openapi.json', import.meta.url)

/** The API document as it is served; openapi.test.ts compares it with the routes. */
export const writtenDocument = <Document = unknown>(): Document =>
  JSON.parse(readFileSync(file, 'utf8')) as Document
