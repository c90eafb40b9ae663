import { sql } from 'kysely'
import type { HoldingSource } from '../../../platform/holdings.ts'

export const interviewHoldings: readonly HoldingSource[] = [
  {
    tipo: 'entrevista',
    columns: ['entrevista_participante.id_usuario'],
    ends: true,
    of: (id) => sql`select 'entrevista:' || i.id,
        v.titulo_vaga || ' · ' || to_char(p.inicio at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI'),
        '/careers/candidate/' || i.id_candidatura
      from entrevista_participante p join entrevista i on i.id = p.id_entrevista
      join candidatura a on a.id = i.id_candidatura join vagas_vaga v on v.id = a.id_vaga
      where p.id_usuario = ${id} and p.ocupa and p.inicio > now()`,
  },
]
