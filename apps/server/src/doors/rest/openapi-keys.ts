/** What an access key needs for an operation: `x-chave` and its sentence (docs/access-keys.md#what-an-operation-needs). */
import { metaOf } from '../../platform/procedure/caller.ts'
import { personalAnswers } from '../../platform/procedure/key-personal.ts'
import { needsOf } from '../../platform/procedure/admission.ts'
import type { RestRoute } from '../../platform/rest/route.ts'

/**
 * `precisa` and `nivel`: one of each is enough. `mascara`: fields that a key without `dados_pessoais` gets masked.
 * `dados_pessoais`: only a key that has them. `fonte`: only a key that names its source. `somente`: no people.
 */
export type KeyPart =
  | { aceita: false }
  | {
      aceita: true
      precisa: string[]
      nivel: string[]
      mascara: string[]
      dados_pessoais?: true
      fonte?: true
      somente?: true
    }

export function keyPart({ contract: { procedure, access } }: Pick<RestRoute, 'contract'>): KeyPart {
  const meta = { ...metaOf(procedure), access }
  const needs = needsOf(meta, procedure._def.type === 'mutation')
  if (!needs) return { aceita: false }
  const whole = meta.wholePerson && { dados_pessoais: true as const }
  const mascara = whole ? [] : personalAnswers(procedure, meta)
  const fonte = meta.bySource && { fonte: true as const }
  const somente = meta.keysOnly && { somente: true as const }
  return {
    aceita: true,
    precisa: needs.acessos,
    nivel: needs.niveis,
    mascara,
    ...whole,
    ...fonte,
    ...somente,
  }
}

export function keySentence(part: KeyPart): string {
  if (!part.aceita) return 'Não para chaves de acesso.'
  const { precisa, mascara, dados_pessoais: whole, fonte } = part
  const beside = `${whole ? ', com dados_pessoais' : ''}${fonte ? ', com fonte' : ''}`
  const needs = `${precisa.length ? precisa.join(' ou ') : 'qualquer uma'}${beside}`
  return `Chave de acesso: ${needs}.${mascara.length ? ` Sem dados_pessoais, mascarados: ${mascara.join(', ')}.` : ''}`
}
