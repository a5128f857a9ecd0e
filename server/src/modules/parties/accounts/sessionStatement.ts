import type { Statement } from '../../../db/read/statement';
import { referenceSerial } from '../../../db/write/serial';

/** All that a request needs before its own statements, in one round trip. The benchmark's baseline sends the same. */
export const sessionStatement = (sessionId: string): Statement => ({
  sql: `SELECT u.id AS id, u.unique_id AS uniqueId, u.role AS role, u.branch_id AS branchId, u.other_branches AS otherBranches,
    (SELECT b.id FROM branch b WHERE b.id = s.branch_id AND b.is_active = 1) AS chosenBranchId,
    (SELECT COALESCE(MAX(id), 0) FROM branch) AS lastBranchId, u.role_id AS roleId, r.built_in AS builtIn, r.granted AS granted,
    u.second_factor_on AS secondFactorOn, COALESCE(s.last_seen_on, s.created_on) AS lastSeenOn,
    (SELECT value FROM serial WHERE name = ?) AS referenceVersion,
    v.min_program AS minProgram, v.changed_by AS changedBy, v.backup_on AS backupOn
    FROM user_session s JOIN user u ON u.id = s.user_id LEFT JOIN user_role r ON r.id = u.role_id JOIN schema_version v ON v.id = 1
    WHERE s.session_id = ? AND s.ended_on IS NULL AND u.is_active = 1 AND u.deleted_on IS NULL`,
  parameters: [referenceSerial, sessionId],
});
