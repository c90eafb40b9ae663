import { Cli } from 'kysely-codegen'

/** The text of `schema.ts` for the database at `url`, with the types that `connection.ts` really answers. */
export async function generateSchema(url: string): Promise<string> {
  const text = await new Cli().generate({
    url,
    dialect: 'postgres',
    dateParser: 'string',
    typeMapping: { int8: 'number' },
    outFile: null,
    print: false,
    logLevel: 'silent',
    excludePattern: 'pgboss.*',
    camelCase: false,
  } as Parameters<InstanceType<typeof Cli>['generate']>[0])
  return text
}
