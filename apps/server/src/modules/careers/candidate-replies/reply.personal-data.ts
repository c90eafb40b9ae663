import { source, type Source } from '../../../platform/personal-data.ts'
import { ofApplicant } from '../of-applicant.ts'

export const replyData: readonly Source[] = [
  source(
    'pessoa',
    ['respostas_candidatura', 'Suas respostas aos nossos e-mails', 'Escolher quem entra na equipe'],
    ['candidatura_mensagem', 'id_candidatura'],
    't.created_at desc, t.id desc',
    [
      ['created_at', 'Recebida em'],
      ['remetente', 'De'],
      ['assunto', 'Assunto'],
      ['texto', 'Texto'],
    ],
    { quem: ofApplicant, apagar: true },
  ),
]
