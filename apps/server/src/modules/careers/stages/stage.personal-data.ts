import { sql } from 'kysely'
import { nameOf, source, type Source } from '../../../platform/personal-data.ts'
import { ofApplicant } from '../of-applicant.ts'

export const stageData: readonly Source[] = [
  source(
    'pessoa',
    ['comentarios_candidatura', 'Comentários sobre suas candidaturas', 'Escolher quem entra na equipe'],
    ['candidatura_nota', 'id_candidatura'],
    't.created_at desc, t.id desc',
    [
      ['created_at', 'Escrito em'],
      ['texto', 'Comentário'],
    ],
    {
      quem: ofApplicant,
      apagar: true,
    },
  ),
  source(
    'pessoa',
    ['outras_contas', 'Outras contas suas', 'Reconhecer quem se cadastra duas vezes'],
    ['mesma_pessoa', 'id_usuario'],
    't.created_at desc, t.id_outro',
    [
      ['created_at', 'Marcado em'],
      ['mesma', 'Mesma pessoa'],
      ['autor', 'Por', nameOf('rh_usuario', 'id_autor')],
    ],
    { quem: (id) => sql`(t.id_usuario = ${id} or t.id_outro = ${id})`, apagar: true },
  ),
  source(
    'pessoa',
    ['revisoes_candidatura', 'Revisões que você pediu', 'Rever a decisão de uma reprovação'],
    ['candidatura_revisao', 'id_candidatura'],
    't.created_at desc, t.id desc',
    [
      ['created_at', 'Pedida em'],
      ['texto', 'Pedido'],
      ['situacao', 'Situação'],
      ['resposta', 'Resposta'],
    ],
    {
      quem: ofApplicant,
      apagar: true,
    },
  ),
]
