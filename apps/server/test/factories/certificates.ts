import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A certificate that its own key signed, for `erp.test`; it opens nothing outside of tests. */
export const selfSigned = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgjeWELLOiek1WXIdF
9Hd6aapIOHkXA1ofhTevwdPXBbKhRANCAATYMFJri6Ltr6m3Qe0Qkj+NBEL9uS3c
nxVnOtZHmk1+U0R0rFeFgemo5N3/jGDf8amSeY5POwbo/c8naJdQKnCa
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBfTCCASOgAwIBAgIUF5A1auJJnY3mBjLXHWFdAiLbY8swCgYIKoZIzj0EAwIw
EzERMA8GA1UEAwwIZXJwLnRlc3QwIBcNMjYxMTIxMjEwOTA0WhgPMjEyNjEwMjgy
MTA5MDRaMBMxETAPBgNVBAMMCGVycC50ZXN0MFkwEwYHKoZIzj0CAQYIKoZIzj0D
AQcDQgAE2DBSa4ui7a+pt0HtEJI/jQRC/bkt3J8VZzrWR5pNflNEdKxXhYHpqOTd
/4xg3/GpknmOTzsG6P3PJ2iXUCpwmqNTMFEwHQYDVR0OBBYEFKvIrvBGVjpcg5av
hMqb1tNWatEdMB8GA1UdIwQYMBaAFKvIrvBGVjpcg5avhMqb1tNWatEdMA8GA1Ud
EwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIhAPmCwThjHQfICK2r4XENOxNX
TF+saGVQPOdO0GI6THAwAiBFqcOqaBDt9cfWRiho9U9kK6xy5u54+vymMxWfMk2l
FQ==
-----END CERTIFICATE-----`,
}
/** The SHA-256 of the certificate. */
export const selfSignedPin = '36373d3d45cc72507ffa1814b33bfbaafcfc3f4dc5093832270ac7bce558f316'

/**
 * An authority and a certificate for `localhost` and 127.0.0.1, as `deploy/make-certificates.sh` makes them; gone after the
 * file's last test.
 */
export function ownAuthority() {
  const folder = mkdtempSync(join(tmpdir(), 'intranet-authority-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  execFileSync('sh', [join(import.meta.dirname, '../../../../deploy/make-certificates.sh'), folder], {
    stdio: 'ignore',
  })
  const read = (name: string) => readFileSync(join(folder, name))
  return {
    /** Where the authority is, for `?ca=`. */
    path: join(folder, 'servers-ca.crt'),
    ca: read('servers-ca.crt'),
    server: { cert: read('server.crt'), key: read('server.key') },
  }
}
