import { source, type Source } from '../../../platform/personal-data.ts'

export const interviewData: readonly Source[] = [
  source(
    'pessoa',
    ['entrevistas', 'Entrevistas para vagas', 'Conhecer quem se candidata'],
    ['entrevista', 'id_candidato'],
    't.inicio desc, t.id desc',
    [
      ['inicio', 'Início'],
      ['fim', 'Término'],
      ['local', 'Local'],
      ['situacao', 'Situação'],
      ['pedido', 'Outro horário pedido'],
    ],
    { apagar: true },
  ),
  source(
    'uso',
    ['entrevistas_feitas', 'Entrevistas que você fez', 'Escolher quem entra na equipe'],
    ['entrevista_participante', 'id_usuario'],
    't.inicio desc, t.id_entrevista desc',
    [
      ['inicio', 'Início'],
      ['fim', 'Término'],
    ],
  ),
  source(
    'uso',
    ['pareceres', 'Pareceres que você escreveu', 'Escolher quem entra na equipe'],
    ['entrevista_parecer', 'id_usuario'],
    't.created_at desc, t.id desc',
    [
      ['created_at', 'Escrito em'],
      ['recomendacao', 'Recomendação'],
      ['texto', 'Texto'],
    ],
  ),
]
