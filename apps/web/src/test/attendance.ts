import { afterEach, beforeEach } from 'vitest'
import { keepAttendance } from '@/lib/attendance.ts'
import type { Outputs } from '@/lib/trpc.ts'

const kept = {
  atendimento: '5b0c1f6e-7f5e-4f43-9d0a-0d1c4a2b3e4f',
  protocolo: '20261122000001',
  sistema: 'produto',
  cod_cliente: '501',
}

/** What the server says of the attendance that `attendInTab` keeps. */
export const attendance: NonNullable<Outputs['clientPanel']['current']> = {
  ...kept,
  id_empresa: 1,
  provedor: 'Produto',
  nome_razaosocial: 'Fulana de Teste',
  situacao_cliente: 'ativo',
  motivo: 'atendimento',
  situacao: 'aberto',
  identificado_em: '2026-11-22T12:00:00.000Z',
  valido_ate: '2026-11-22T12:15:00.000Z',
  liberado: false,
}

/** A customer is identified in this tab during each test of the file. */
export function attendInTab(): void {
  beforeEach(() => keepAttendance(kept))
  afterEach(() => keepAttendance(null))
}
