import { nameOf, newest, source, type Source } from '../../../platform/personal-data.ts'

export const complimentData: readonly Source[] = [
  source(
    'pessoa',
    ['elogios_recebidos', 'Elogios recebidos', 'Reconhecer o seu trabalho'],
    ['elogio', 'id_funcionario'],
    newest,
    [
      ['remetente', 'De', nameOf('rh_usuario', 'id_remetente')],
      ['categoria', 'Categoria', nameOf('elogio_categoria', 'id_categoria', 'titulo')],
      ['texto', 'Texto'],
      ['situacao', 'Situação'],
      ['created_at', 'Data'],
    ],
  ),
  source(
    'pessoa',
    ['elogios_enviados', 'Elogios enviados', 'Reconhecer o trabalho de colegas'],
    ['elogio', 'id_remetente'],
    newest,
    [
      ['funcionario', 'Para', nameOf('rh_usuario', 'id_funcionario')],
      ['texto', 'Texto'],
      ['created_at', 'Data'],
    ],
  ),
]
