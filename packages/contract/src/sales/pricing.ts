/** Products and their prices, by provider and micro-region. See docs/sales.md#prices. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { asWords } from '../list-column.ts'
import { audienceNames, priceStateNames, technologyNames } from './pricing-words.ts'

export const price = entity(
  'precificacao',
  {
    id_empresa: field.reference('Provedor'),
    empresa: field.joined('Provedor'),
    /** Null: the whole provider. */
    id_microrregiao: field.optional(field.reference('Microrregião')),
    microrregiao: field.nullable(field.joined('Microrregião')),
    produto: field.name('Produto', 120),
    tecnologia: field.choice('Tecnologia', technologyNames),
    velocidade_mbps: field.integer('Velocidade (Mbps)', 1, 100_000),
    valor: field.amount('Valor'),
    valor_promocional: field.optional(field.amount('Valor promocional')),
    meses_promocao: field.optional(field.integer('Meses de promoção', 1, 36)),
    /** Nothing when left empty. */
    taxa_instalacao: field.defaulted(field.amount('Instalação')),
    fidelidade_meses: field.listed(asWords([0, 12]), field.integer('Fidelidade (meses)', 0, 12)),
    publico: field.choice('Público', audienceNames),
    vigencia_inicio: field.headed('Vigência de', field.day('Início da vigência')),
    vigencia_fim: field.headed('Vigência até', field.optional(field.day('Fim da vigência'))),
    situacao: field.computed(field.choice('Status', priceStateNames)),
    ativo: field.unlabelled(field.computed(field.flag('Ativo'))),
  },
  { sort: 'produto' },
)
