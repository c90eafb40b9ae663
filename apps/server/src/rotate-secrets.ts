/**
 * `pnpm rotate-secrets`: new secrets for what all servers sign, while the former ones are accepted still. `--forget` ends
 * what these signed (docs/cryptography.md#shared-secrets).
 */
import { createDatabase, jobLimits } from '@intranet/db/connection'
import { forgetPushKeys, replacePushKey } from './modules/access/push/push-key.service.ts'
import { markAgain } from './modules/marketing/roulette/person-marks.service.ts'
import { runCommand } from './platform/command.ts'
import { createSealed, readSecrets } from './platform/sealed.ts'
import { dropFormer, replaceShared, sharedSecretNames } from './platform/shared-secrets.ts'

const asked = process.argv.slice(2)
const forget = asked.includes('--forget')
const named = asked.filter((one) => one !== '--forget')
const PUSH = 'push'
const all = [...sharedSecretNames, PUSH] as const
const isAsked = (name: string) => !named.length || named.includes(name)
const names = sharedSecretNames.filter(isAsked)
if (named.some((one) => !all.some((name) => name === one))) {
  process.stderr.write(`Os segredos são: ${all.join(', ')}.\n`)
  process.exit(1)
}

await runCommand(async (env, url) => {
  const { db, close } = createDatabase(url, { max: 2, limits: jobLimits })
  try {
    const sealed = createSealed(readSecrets(env))
    for (const name of names) {
      await (forget ? dropFormer(db, name) : replaceShared(db, sealed, name))
      process.stdout.write(
        `${name}: ${forget ? 'o anterior não vale mais' : 'trocado; o anterior ainda vale'}.\n`,
      )
    }
    if (isAsked(PUSH) && forget)
      process.stdout.write(`${PUSH}: ${await forgetPushKeys(db)} aparelhos sem avisos até ligarem de novo.\n`)
    else if (isAsked(PUSH)) {
      await replacePushKey(db, sealed)
      process.stdout.write(
        `${PUSH}: trocado; cada aparelho passa para o novo quando a intranet é aberta nele.\n`,
      )
    }
    if (!forget && names.includes('roleta_pessoa'))
      process.stdout.write(`${await markAgain(db, sealed)} participações marcadas de novo.\n`)
  } finally {
    await close()
  }
})
