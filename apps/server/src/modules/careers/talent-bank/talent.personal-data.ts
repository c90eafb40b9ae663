import { gone, nameOf, newest, source, type Source } from '../../../platform/personal-data.ts'

export const talentData: readonly Source[] = [
  source(
    'pessoa',
    ['convites_vaga', 'Convites para vagas', 'Chamar quem está no banco de talentos'],
    ['vaga_convite', 'id_usuario'],
    newest,
    [
      ['created_at', 'Enviado em'],
      ['vaga', 'Vaga', nameOf('vagas_vaga', 'id_vaga', 'titulo_vaga')],
      ['aceito_em', 'Aceito em'],
    ],
    gone,
  ),
  source(
    'pessoa',
    ['buscas_que_acharam', 'Buscas que encontraram seu currículo', 'Avisar quem procura pessoas'],
    ['busca_talento_pessoa', 'id_usuario'],
    't.id_busca',
    [['busca', 'Busca', nameOf('busca_talento', 'id_busca')]],
    gone,
  ),
  source(
    'uso',
    ['buscas_salvas', 'Suas buscas no banco de talentos', 'Avisar quando alguém novo combina'],
    ['busca_talento', 'id_usuario'],
    newest,
    [
      ['nome', 'Busca'],
      ['avisar', 'Avisa'],
      ['created_at', 'Criada em'],
    ],
    gone,
  ),
]
