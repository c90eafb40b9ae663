import { newest, source, type Source } from '../../../platform/personal-data.ts'
import { findableSql } from './shared-resume.ts'

const purpose = 'Encontrar vagas para você'

export const resumeData: readonly Source[] = [
  source(
    'cadastro',
    ['curriculo', 'Currículo', purpose],
    ['curriculo', 'id_usuario'],
    't.created_at desc, t.id_usuario desc',
    [
      ['pretensao_salarial', 'Pretensão salarial'],
      ['disponibilidade', 'Disponibilidade'],
      ['areas_interesse', 'Áreas de interesse', `array_to_string(t.areas_interesse, ', ')`],
      ['compartilhar_banco', 'No banco de talentos', findableSql('t')],
      ['compartilhado_em', 'Autorizado em'],
      ['atualizado_em', 'Atualizado em'],
    ],
    { apagar: true },
  ),
  source(
    'cadastro',
    ['curriculo_pdf', 'PDF do currículo', purpose],
    ['curriculo_pdf', 'id_usuario'],
    't.created_at desc, t.id_usuario desc',
    [
      ['arquivo', 'Arquivo', `(select a.nome from arquivo a where a.id = t.id_arquivo)`],
      ['texto', 'Texto lido'],
    ],
    { apagar: true },
  ),
  source(
    'cadastro',
    ['formacao', 'Formação', purpose],
    ['curriculo_formacao', 'id_usuario'],
    newest,
    [
      ['descricao', 'Curso'],
      ['ie', 'Instituição'],
      ['situacao', 'Situação'],
      ['data_inicio', 'Início'],
      ['data_fim', 'Fim'],
    ],
    { apagar: true },
  ),
  source(
    'cadastro',
    ['experiencia', 'Experiência', purpose],
    ['curriculo_experiencia', 'id_usuario'],
    newest,
    [
      ['funcao', 'Função'],
      ['empresa', 'Empresa'],
      ['descricao', 'Descrição'],
      ['data_inicio', 'Início'],
      ['data_fim', 'Fim'],
    ],
    { apagar: true },
  ),
  source(
    'cadastro',
    ['certificado', 'Certificados', purpose],
    ['curriculo_certificado', 'id_usuario'],
    newest,
    [
      ['descricao', 'Certificado'],
      ['organizacao', 'Organização'],
      ['data_emissao', 'Emissão'],
      ['data_validade', 'Validade'],
    ],
    { apagar: true },
  ),
]
