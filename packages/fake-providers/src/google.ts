import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Answering, Grant, Manners } from './types.ts';

const keyId = 'fake-1';
const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Google: OpenID Connect; the person stands in an id token signed with a published key. */
export function googleManners(): Manners {
  const keys = newKeys();
  const publicKey = { ...keys.publicKey.export({ format: 'jwk' }), kid: keyId, alg: 'RS256' };
  return {
    name: 'google',
    title: 'Google',
    paths: { authorize: '/o/oauth2/v2/auth', token: '/token' },
    scopes: ['openid', 'profile', 'email'],
    requiredScope: 'openid',
    pages: ['signin', 'link'],
    pkce: 'required',
    isNonceRequired: true,
    authentication: 'body',
    isIssuerTold: true,
    tokenExtras: (grant, answering) =>
      answering.fault === 'no-id-token'
        ? {}
        : { id_token: idToken(grant, answering, keys.privateKey) },
    documents: ({ origin }) => ({
      '/.well-known/openid-configuration': {
        issuer: origin,
        authorization_endpoint: `${origin}/o/oauth2/v2/auth`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/oauth2/v3/certs`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
      },
      '/oauth2/v3/certs': { keys: [{ ...publicKey, use: 'sig' }] },
    }),
  };
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function idToken(grant: Grant, answering: Answering, privateKey: KeyObject): string {
  const { fault } = answering;
  const header = { alg: fault === 'unsigned-token' ? 'none' : 'RS256', kid: keyId, typ: 'JWT' };
  const text = `${encode(header)}.${encode(claimsOf(grant, answering))}`;
  if (fault === 'unsigned-token') return `${text}.`;
  const key = fault === 'foreign-key' ? newKeys().privateKey : privateKey;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

function claimsOf({ person, clientId, nonce, scopes }: Grant, answering: Answering): object {
  const { origin, fault } = answering;
  const issuedAt = Math.floor(answering.now / 1000) - (fault === 'expired-token' ? 7200 : 0);
  const isEmailTold = scopes.includes('email') || fault === 'tells-email';
  return {
    iss: fault === 'wrong-token-issuer' ? 'https://issuer.example' : origin,
    aud: fault === 'wrong-audience' ? 'another-client' : clientId,
    sub: person.id,
    iat: issuedAt,
    exp: issuedAt + 3600,
    ...(fault === 'no-nonce' ? {} : { nonce: fault === 'wrong-nonce' ? 'another' : nonce }),
    ...(scopes.includes('profile') ? { name: person.name } : {}),
    ...(isEmailTold ? { email: person.email, email_verified: person.isEmailVerified } : {}),
  };
}
