/** What an access key needs for an operation: `x-chave` and its sentence (docs/access-keys.md#what-an-operation-needs). */
import { metaOf } from '../../platform/procedure/caller.ts'
import { personalAnswers } from '../../platform/procedure/key-personal.ts'
import { needsOf } from '../../platform/procedure/procedure.ts'
import type { RestRoute } from '../../platform/rest/route.ts'

/**
 * `precisa` and `nivel`: one of each is enough. `mascara`: fields that a key without `dados_pessoais` gets masked. `fonte`:
 * only a key that names its source.
 */
export type KeyPart =
  | { aceita: false }
  | { aceita: true; precisa: string[]; nivel: string[]; mascara: string[]; fonte?: true }

export function keyPart({ contract: { procedure, access } }: Pick<RestRoute, 'contract'>): KeyPart {
  const meta = { ...metaOf(procedure), access }
  const needs = needsOf(meta, procedure._def.type === 'mutation')
  if (!needs) return { aceita: false }
  const mascara = personalAnswers(procedure, meta)
  const fonte = meta.bySource && { fonte: true as const }
  return { aceita: true, precisa: needs.acessos, nivel: needs.niveis, mascara, ...fonte }
}

export function keySentence(part: KeyPart): string {
  if (!part.aceita) return 'Não para chaves de acesso.'
  const { precisa, mascara, fonte } = part
  const needs = `${precisa.length ? precisa.join(' ou ') : 'qualquer uma'}${fonte ? ', com fonte' : ''}`
  return `Chave de acesso: ${needs}.${mascara.length ? ` Sem dados_pessoais, mascarados: ${mascara.join(', ')}.` : ''}`
}
