import { gone, source, type Source } from '../../../platform/personal-data.ts'
import { ofApplicant } from '../of-applicant.ts'

export const questionData: readonly Source[] = [
  source(
    'pessoa',
    ['respostas_vaga', 'O que você respondeu para vagas', 'Escolher quem ocupa as vagas'],
    ['candidatura_resposta', 'id_candidatura'],
    't.created_at desc, t.id desc',
    [
      ['created_at', 'Respondido em'],
      [
        'pergunta',
        'Pergunta',
        `(select p.texto from vaga_pergunta q join carreira_pergunta p on p.id = q.id_pergunta where q.id = t.id_vaga_pergunta)`,
      ],
      ['valor', 'Resposta'],
    ],
    { quem: ofApplicant, ...gone },
  ),
]
