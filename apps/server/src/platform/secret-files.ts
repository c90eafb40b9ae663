/** Secrets that a vault or the container's own store gives as files: docs/deploy.md#secrets-in-files. */
import { readFileSync } from 'node:fs'

export const secretNames = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_READ_URLS',
  'STORAGE_URL',
  'SMTP_URL',
  'SMS_TOKEN',
  'SMS_SECRET',
  'WHATSAPP_TOKEN',
  'WHATSAPP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'EMAIL_WEBHOOK_SECRET',
  'CANDIDATE_REPLY_SECRET',
  'SECRET_KEY',
  'SECRET_KEY_OLD',
] as const

type Source = Record<string, string | undefined>

function readSecret(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch {
    return null
  }
}

/**
 * The settings with each `NAME_FILE` replaced by what its file holds. Throws one line that names every file that cannot be
 * read or is empty, and every secret that is there twice; no line holds a secret.
 */
export function withSecretFiles(source: Source): Source {
  const given = { ...source }
  const bad: string[] = []
  for (const name of secretNames) {
    const path = source[`${name}_FILE`]
    if (!path) continue
    const secret = readSecret(path)
    if (source[name]) bad.push(`${name}_FILE (${name} também está definida)`)
    else if (!secret) bad.push(`${name}_FILE (não foi possível ler ${path}, ou está vazio)`)
    else given[name] = secret
  }
  if (bad.length) throw new Error(`Configuração inválida: ${bad.join(', ')}. Veja "Settings" no README.`)
  return given
}
