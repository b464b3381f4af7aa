/**
 * The public protocol: HTTP under /api/v1 and one socket at /api/v1/socket. Types, checks and OpenAPI are one.
 *
 * Who you are: the session cookie, or `Authorization: Bearer KEY` with the key of the private link.
 * Requests that the page of another site makes are refused, whatever they carry. Refusals are `{ code, message }`
 * with a fitting status.
 *
 * POST   /people                 Enter -> Entered            GET    /me                     -> Me
 * POST   /sessions               ComeBack -> Me              DELETE /sessions               log out
 * POST   /sessions/password      LogIn -> Me
 * PATCH  /me                     Rename -> Me                POST   /me/link                -> Entered (the old link ends)
 * POST   /me/password            Claim -> Me
 * POST   /me/passkeys/question   -> PasskeyQuestion          POST   /me/passkeys            PasskeyAnswer -> Me
 * POST   /sessions/passkey/question -> PasskeyQuestion       POST   /sessions/passkey       PasskeyAnswer -> Me
 * GET    /push-key               -> { key, email }           POST   /me/pushes              PushSubscription -> Me
 * DELETE /me/pushes              -> Me                       PUT    /me/webhook             Webhook -> Me
 * PUT    /me/language            Language -> Me
 * PUT    /me/notify              NotifyChoices -> Me
 * PUT    /me/email               Email -> Me
 * GET    /games                  -> { games: [{ id, rules }] }
 * POST   /tables                 NewTable -> TableInfo       GET    /tables?list=&game=&pace=&after= -> TableList
 * GET    /tables/:id             -> TableInfo                POST   /tables/:id/join        Join -> TableInfo
 * POST   /tables/:id/leave       Leave -> TableInfo          POST   /tables/:id/start       -> TableInfo
 * POST   /tables/:id/choose      Choose -> TableInfo         POST   /tables/:id/change      ChangeTable -> TableInfo
 * POST   /tables/:id/rematch     -> TableInfo (the new one)  POST   /tables/:id/archive     -> TableInfo
 * POST   /tables/:id/hand-over   HandOver -> TableInfo       POST   /tables/:id/take-back   TakeBack -> TableInfo
 * POST   /tables/:id/vacation    Vacation -> TableInfo       POST   /tables/:id/pause       AskPause -> TableInfo
 * POST   /tables/:id/answer-pause AnswerPause -> TableInfo   POST   /tables/:id/resume      -> TableInfo
 * GET    /tables/:id/plans       -> Plans                    PUT    /tables/:id/plans       LayDown -> Plans
 * GET    /tables/:id/log?seat=&from=   -> Log                GET    /tables/:id/replay?move=N&seat=S -> Replay
 * GET    /tables/:id/record      -> match record             POST   /records                match record -> Imported
 * GET    /tables/:id/story?seat=&from= -> Story             GET    /tables/:id/chat        -> ChatLines
 * GET    /people/:id             -> Profile                  PUT    /me/profile             ChangeProfile -> Profile
 * GET    /people/:id/games?after= -> PlayedGames             GET    /me/friends             -> Friends
 * POST   /friends/:id            -> Friends (ask, accept)    DELETE /friends/:id            -> Friends
 * POST   /blocked/:id            -> Friends                  DELETE /blocked/:id            -> Friends
 * POST   /tables/:id/invite      Invite -> Invited           GET    /me/invitations         -> Invitations
 * DELETE /me/invitations/:id     -> Invitations             GET    /ladder?game=&after=    -> Ladder
 * GET, PUT, DELETE /me/match     Wish -> Waiting
 * POST   /tournaments            NewTournament -> Tournament GET    /tournaments?list=going|mine|over&after= -> TournamentList
 * GET    /tournaments/:id        -> Tournament               GET    /tournaments/:id/standings.csv
 * POST   /tournaments/:id/join, leave, start, close, remove (RemoveEntrant) -> Tournament
 */
export * from './chat.ts';
export * from './common.ts';
export * from './friends.ts';
export * from './history.ts';
export * from './match-me.ts';
export * from './people.ts';
export * from './plans.ts';
export * from './profiles.ts';
export * from './ratings.ts';
export * from './socket.ts';
export * from './tables.ts';
export * from './tournaments.ts';
