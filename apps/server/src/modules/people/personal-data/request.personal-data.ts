import { sql } from 'kysely'
import { newest, source, type Source } from '../../../platform/personal-data.ts'
import { knownReading, purposeOf } from './known-readings.ts'

export const requestData: readonly Source[] = [
  source(
    'pessoa',
    ['pedidos', 'Pedidos sobre os seus dados', 'Responder aos seus pedidos'],
    ['solicitacao_dado_pessoal', 'id_titular'],
    newest,
    [
      ['tipo', 'Pedido'],
      ['texto', 'Texto'],
      ['situacao', 'Situação'],
      ['resposta', 'Resposta'],
      ['created_at', 'Abertura'],
      ['encerrado_em', 'Encerramento'],
    ],
  ),
  source(
    'pessoa',
    ['leituras', 'Quem viu os seus dados', 'Mostrar quando, por qual departamento e para quê'],
    ['acesso_dado_pessoal', 'id_titular'],
    't.data desc, t.id desc',
    [
      ['data', 'Data'],
      ['departamento', 'Departamento de quem viu'],
      ['campos', 'Dado visto'],
      ['motivo', 'Para quê', purposeOf],
    ],
    { quem: (id) => sql`t.id_titular = ${id} and ${knownReading(id)}` },
  ),
  source(
    'acesso',
    ['arquivos', 'Arquivos enviados', 'Guardar o que você enviou'],
    ['arquivo', 'id_usuario'],
    newest,
    [
      ['nome', 'Nome'],
      ['tamanho', 'Bytes'],
      ['created_at', 'Data'],
    ],
  ),
  source(
    'acesso',
    ['exportacoes', 'Exportações feitas', 'Saber quem levou dados consigo'],
    ['exportacao', 'id_usuario'],
    't.data desc, t.id desc',
    [
      ['tela', 'Tela'],
      ['linhas', 'Linhas'],
      ['data', 'Data'],
    ],
  ),
]
