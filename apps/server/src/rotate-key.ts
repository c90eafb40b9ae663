/** `pnpm rotate-key`: everything sealed is sealed again with a new key, and only then the former ones go. */
import { createDatabase, jobLimits } from '@intranet/db/connection'
import { modules } from './modules/module-list.ts'
import { runCommand } from './platform/command.ts'
import { gather } from './platform/offers.ts'
import { addSecret, createSealed, keepSecrets, readSecrets } from './platform/sealed.ts'
import { reseal, sealStored } from './platform/sealed-columns.ts'

await runCommand(async (env, url) => {
  const connection = createDatabase(url, { max: 2, limits: jobLimits })
  try {
    // With SECRET_KEY the new key is the operator's to set; of our own file it is made here.
    const secrets = env.SECRET_KEY ? readSecrets(env) : addSecret(env.DATA_DIR)
    const sealed = createSealed(secrets)
    const columns = gather(modules).sealed
    const count =
      (await sealStored(connection.db, sealed, columns)) + (await reseal(connection.db, sealed, columns))
    if (!env.SECRET_KEY) keepSecrets(env.DATA_DIR, secrets.slice(0, 1))
    process.stdout.write(`${count} valores selados com a chave ${sealed.keyIds[0]}.\n`)
    if (env.SECRET_KEY_OLD.length) process.stdout.write('SECRET_KEY_OLD já pode sair das configurações.\n')
  } finally {
    await connection.close()
  }
})
