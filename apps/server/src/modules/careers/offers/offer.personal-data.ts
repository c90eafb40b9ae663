import { sql } from 'kysely'
import { gone, source, type Source } from '../../../platform/personal-data.ts'
import { ofApplicant } from '../of-applicant.ts'

export const offerData: readonly Source[] = [
  source(
    'pessoa',
    ['propostas', 'Propostas de trabalho', 'Oferecer e combinar um contrato'],
    ['proposta', 'id_candidatura'],
    't.created_at desc, t.id desc',
    [
      ['created_at', 'Enviada em'],
      ['situacao', 'Situação'],
      ['salario', 'Salário'],
      ['data_inicio', 'Início'],
      ['texto', 'Texto'],
      ['responsavel_nome', 'Responsável legal'],
      ['responsavel_email', 'E-mail do responsável'],
    ],
    { quem: ofApplicant, ...gone },
  ),
  source(
    'pessoa',
    ['propostas_aceites', 'Aceites de propostas', 'Provar quem aceitou o contrato'],
    ['proposta_aceite', 'id_proposta'],
    't.momento desc, t.id desc',
    [
      ['momento', 'Aceito em'],
      ['papel', 'Como'],
      ['nome', 'Nome digitado'],
      ['hash', 'SHA-256'],
    ],
    {
      quem: (
        id,
      ) => sql`t.id_proposta in (select p.id from proposta p join candidatura a on a.id = p.id_candidatura
        where a.id_usuario = ${id})`,
      ...gone,
    },
  ),
]
