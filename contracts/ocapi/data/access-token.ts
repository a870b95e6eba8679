import * as z from 'zod'

/** POST /dwsso/oauth2/access_token, grant client_credentials. */
export const AccessToken = z.looseObject({ access_token: z.string().min(1), token_type: z.string(), expires_in: z.number().positive() })
/** POST /dw/oauth2/access_token of the instance itself: the token of a Business Manager user. The credentials are `user:password:clientSecret`. */
export const USER_GRANT = 'urn:demandware:params:oauth:grant-type:client-id:dwsid:dwsecuretoken'
export const AccessTokenRefusal = z.looseObject({ error: z.string(), error_description: z.string().optional() })
