/** The pages of the room, fetched when one of them is first opened. */
export { AccountPage } from './AccountPage';
export { DicePage } from './DicePage';
export { LeadersPage } from './LeadersPage';
export { LobbyPage } from './LobbyPage';
export { MatchPage } from './MatchPage';
export { OpenTablePage } from './OpenTablePage';
export { PlayerPage } from './PlayerPage';
export { ImportPage, MatchReplayPage, StoredRecordPage } from './RecordPage';
export { TablePage } from './TablePage';
