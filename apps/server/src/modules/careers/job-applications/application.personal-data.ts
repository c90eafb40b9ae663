import { nameOf, source, type Source } from '../../../platform/personal-data.ts'

export const applicationData: readonly Source[] = [
  source(
    'pessoa',
    ['candidaturas', 'Candidaturas', 'Escolher quem ocupa as vagas'],
    ['candidatura', 'id_usuario'],
    't.created_at desc, t.id desc',
    [
      ['created_at', 'Enviada em'],
      ['vaga', 'Vaga', nameOf('vagas_vaga', 'id_vaga', 'titulo_vaga')],
      ['etapa', 'Etapa'],
      ['movida_em', 'Última mudança'],
      ['pontuacao', 'Pontuação'],
      ['avaliacao', 'Avaliação'],
      ['observacao', 'Observação do recrutamento'],
      ['familiares', 'Familiares no grupo', `array_to_string(t.familiares, ', ')`],
      ['motivo_reprovacao', 'Motivo'],
      ['aceite_lgpd_em', 'Aviso de privacidade aceito em'],
      ['aviso_versao', 'Versão do aviso de privacidade'],
    ],
  ),
  source(
    'pessoa',
    ['indicacoes', 'Links seus para indicar vagas', 'Saber quem indicou quem se candidata'],
    ['vaga_fonte', 'id_indicador'],
    't.created_at desc, t.id desc',
    [
      ['created_at', 'Criado em'],
      ['vaga', 'Vaga', nameOf('vagas_vaga', 'id_vaga', 'titulo_vaga')],
      ['codigo', 'Código'],
    ],
    { apagar: true },
  ),
]
